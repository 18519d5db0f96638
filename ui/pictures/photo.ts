/** A picture that people uploaded, as a page shows it; a drawing of the build is its name alone. */
export interface Photo {
  /** Its id: of the names of its files. */
  photo: string;
  /** As it is seen, px. */
  width: number;
  height: number;
  /** Of its files, the smallest first. */
  widths: readonly number[];
  /** What it shows; empty for decoration. */
  alt: string;
  /** The middle of what matters, in percent from the left and from the top; nothing said: its middle. */
  focus?: readonly [number, number];
  /** There are AVIF files of it, too. */
  avif?: true;
}
