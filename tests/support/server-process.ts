import { serve } from "#server/serve.ts";

/** The server as a process of its own, to be killed: the real one without the built pages. */
await serve();
