import { currentToken, forgetToken, takeToken } from "./ask-session.ts";

interface Sending {
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  headers?: Record<string, string>;
  /** Waits until the token is old enough, so that nobody honest is taken for a machine that fills in forms. */
  patient?: boolean;
}

/**
 * Sends JSON, or a form with its file, to our API with the forgery token, and renews a refused token once by itself.
 * @throws TypeError without a connection
 */
export async function sendJson(
  address: string,
  body: object,
  sending: Sending = {},
): Promise<Response> {
  const response = await sendOnce(address, body, sending);
  if (!(await isForgeryRefusal(response))) return response;
  forgetToken();
  return sendOnce(address, body, sending);
}

async function sendOnce(
  address: string,
  body: object,
  { method = "POST", headers, patient = false }: Sending,
): Promise<Response> {
  const { value, oldEnoughAt } = await currentToken();
  const wait = oldEnoughAt - performance.now();
  if (patient && wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  const response = await fetch(address, {
    method,
    headers: {
      // The browser itself says how the parts of a form are divided.
      ...(body instanceof FormData ? {} : { "content-type": "application/json" }),
      "x-xsrf-token": value,
      ...headers,
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
  takeToken(response);
  return response;
}

/** 403 can also mean that this person may not do this; only the token's refusal is worth another try. */
async function isForgeryRefusal(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const answer = await response
    .clone()
    .json()
    .catch(() => null);
  return answer?.code !== "not_allowed";
}
