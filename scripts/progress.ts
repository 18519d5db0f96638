import process from "node:process";

/** Milliseconds between two looks at the clock, on a terminal. */
const tick = 1_000;
/** A log hears of a step that takes longer, ms. */
const long = 2_000;

export interface Progress {
  /** What is done from now on, such as `Copying the database`. */
  step(name: string): void;
  /** How much of the step is done. */
  part(done: number, total: number): void;
  /** Nothing more is done; the line makes room for what is said next. */
  end(): void;
}

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Tells a person what a command is doing, where it takes longer than two seconds: on a terminal one line that moves,
 * in a log a line for each long step.
 */
export function createProgress(output: Output = process.stdout): Progress {
  let name = "";
  let share = "";
  let since = 0;
  let timer: NodeJS.Timeout | undefined;

  function draw(): void {
    const seconds = Math.floor((performance.now() - since) / 1000);
    // To the beginning of the line, and what stood there goes. https://en.wikipedia.org/wiki/ANSI_escape_code
    output.write(`\r\u001b[K${name} …${share}${seconds > 0 ? ` ${seconds} s` : ""}`);
  }

  return {
    step(next) {
      name = next;
      share = "";
      since = performance.now();
      clearInterval(timer);
      if (output.isTTY) draw();
      timer = output.isTTY
        ? setInterval(draw, tick).unref()
        : setTimeout(() => output.write(`${next} …\n`), long).unref();
    },
    part(done, total) {
      const next = total > 0 ? ` ${Math.floor((100 * done) / total)} %` : "";
      if (next === share) return;
      share = next;
      if (output.isTTY) draw();
    },
    end() {
      clearInterval(timer);
      if (output.isTTY) output.write("\r\u001b[K");
    },
  };
}
