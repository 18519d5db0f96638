export { toProblem } from "#platform/http/answer-errors.server.ts";
