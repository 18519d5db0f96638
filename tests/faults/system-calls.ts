/** A system call that succeeded, from a trace in the order of time: `began` and `ended` count its lines. */
export interface SystemCall {
  pid: number;
  call: string;
  /** Path of the file, or `socket:[…]`. */
  file: string;
  /** The call as strace writes it. */
  text: string;
  began: number;
  ended: number;
}

const wholeCall = /^(\w+)\(\d+<(.*?)>[,)]/;

/**
 * Reads what `strace -f -y -o` wrote. A call during which another thread did something stands in two lines:
 * `123 fdatasync(4</a>  <unfinished ...>` and `123 <... fdatasync resumed>) = 0`.
 */
export function readTrace(trace: string): SystemCall[] {
  const unfinished = new Map<number, { began: number; text: string }>();
  const calls: SystemCall[] = [];
  for (const [number, line] of trace.split("\n").entries()) {
    const [, id, rest = ""] = /^(\d+)\s+(.*)$/s.exec(line) ?? [];
    const pid = Number(id);
    if (rest.endsWith("<unfinished ...>")) {
      unfinished.set(pid, { began: number, text: rest });
      continue;
    }
    const resumed = rest.startsWith("<... ") ? unfinished.get(pid) : undefined;
    const text = (resumed?.text ?? "") + rest;
    const [, call, file] = wholeCall.exec(text) ?? [];
    if (call && file && !/\) += -1 /.test(rest))
      calls.push({ pid, call, file, text, began: resumed?.began ?? number, ended: number });
  }
  return calls;
}
