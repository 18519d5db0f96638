import { listOrders } from "./list-orders.ts";
import { showOneOrder } from "./show-order.ts";

/** What came after the subcommand. */
export interface Given {
  words: string[];
  values: { json?: boolean };
}

interface Subcommand {
  /** Its words, as its usage shows them, and how many they are. */
  takes: string;
  words: number;
  about: string;
  options: { json: { type: "boolean"; about: string } };
  /** Sets the exit status to 1 where it could not do what was asked. */
  run(given: Given): Promise<void>;
}

const options = { json: { type: "boolean", about: "says it for programs" } } as const;

/** `npm run orders -- <name>` */
export const subcommands: Record<string, Subcommand> = {
  list: {
    takes: "",
    words: 0,
    about:
      "Tells each order, the newest first: when, who, how much of it is paid, where it stands.",
    options,
    run: listOrders,
  },
  show: {
    takes: "REFERENCE",
    words: 1,
    about: "Shows one order with its lines, steps and payments.",
    options,
    run: showOneOrder,
  },
};
