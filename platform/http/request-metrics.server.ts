/** Who counts what is asked; where the numbers go, the server decides. No address, name or text of a visitor. */
export interface RequestMetrics {
  /** A file, or news that are as ready as a file; `ms` until it was handed to the system. */
  file(route: "file" | "news", method: string, status: number, ms: number): void;
  /** What the app answered; `route` is the route's pattern and never the address itself. */
  request(route: string, method: string, status: number, ms: number): void;
  /** What never reached a route: slow, too large or no HTTP. */
  refused(status: number): void;
}
