/** A page cannot be rendered; the message says which one and why. */
export class RenderFailed extends Error {
  override name = "RenderFailed";
}

/** The child was ended while the page was waited for: the page may be what ends it. */
export class ChildEnded extends RenderFailed {
  constructor(why: string | number) {
    super(`The process that renders pages ended (${why}).`);
  }
}

/** Nothing renders now, whatever the page is: it may be asked for again later. */
export class RendererUnavailable extends RenderFailed {}

/** The child ended before it could render anything, as where its files are being replaced. */
export class RendererNotStarted extends RendererUnavailable {
  constructor(why: string | number) {
    super(`What renders pages cannot be started (${why}).`);
  }
}

/** Whoever asked is stopping. */
export class RendererStopped extends RendererUnavailable {
  constructor() {
    super("What renders pages is being stopped.");
  }
}
