export { visitorIdOf } from "#platform/http/forgery-cookies.server.ts";
