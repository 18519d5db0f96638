/**
 * Loaded before the server (`node --import`): the time of day becomes what the parent process says, as when somebody
 * sets the clock of a machine. Timers and `performance.now()` go on as they do then: they count, and know no date.
 */
let moved = 0;
const RealDate = Date;

class MovedDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(RealDate.now() + moved);
    else super(...parts);
  }

  static override now(): number {
    return RealDate.now() + moved;
  }
}

globalThis.Date = MovedDate as DateConstructor;
process.on("message", ({ clock }: { clock: number }) => {
  moved = clock;
  process.send?.({ moved });
});
// Waiting for the parent's word is no reason to stay.
process.channel?.unref();
