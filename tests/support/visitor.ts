import { formAddresses } from "./form-addresses.ts";

/** A complete contact form as the page sends it. */
export const goodMessage = {
  NameSurname: "Ayşe Yılmaz",
  Email: "ayse@example.com",
  Phone: "+90 222 000 00 00",
  Company: "Örnek A.Ş.",
  Message: "Merhaba,\nbir uygulama istiyoruz.",
};

let addresses = 0;

/** No two visitors of a run share an address, so that no test uses up the other's limits. */
export function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

interface PostOptions {
  key?: string;
  headers?: Record<string, string>;
}

/** Somebody with a browser: an address, cookies and a forgery token. */
export class Visitor {
  url: string;
  readonly address: string;
  cookies = new Map<string, string>();

  constructor(url: string, address = nextAddress()) {
    this.url = url;
    this.address = address;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(this.url + path, {
      redirect: "manual",
      ...init,
      headers: {
        "x-forwarded-for": this.address,
        ...(cookie ? { cookie } : {}),
        ...(init.headers as Record<string, string>),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      this.cookies.set(name, value);
    }
    return response;
  }

  /** Asks for the token, as the page does when a form is touched. */
  async openSession(): Promise<Response> {
    return this.fetch("/api/session");
  }

  async postJson(
    path: string,
    body: unknown,
    { key, headers }: PostOptions = {},
  ): Promise<Response> {
    if (this.cookies.size === 0) await this.openSession();
    return this.fetch(path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-xsrf-token": this.cookies.get("XSRF-TOKEN") ?? "",
        ...(key ? { "idempotency-key": key } : {}),
        ...headers,
      },
      body:
        typeof body === "string" || body instanceof Uint8Array
          ? (body as BodyInit)
          : JSON.stringify(body),
    });
  }

  sendMessage(fields: object = goodMessage, options?: PostOptions): Promise<Response> {
    return this.postJson(formAddresses.contactForm, fields, options);
  }

  sendEmail(fields: object, options?: PostOptions): Promise<Response> {
    return this.postJson(formAddresses.contactEmail, fields, options);
  }

  /** Submits a plain HTML form, as a browser without JavaScript does. */
  postForm(
    path: string,
    controls: Record<string, string> | string,
    headers: Record<string, string> = {},
  ) {
    return this.fetch(path, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        ...headers,
      },
      body: typeof controls === "string" ? controls : new URLSearchParams(controls).toString(),
    });
  }
}
