import { describe, expect, test } from "vitest";
import { engines, startApi } from "../support/api-server.ts";
import { fakeBuild } from "../support/fake-build.ts";
import { formAddresses } from "../support/form-addresses.ts";
import { addPerson, call, goodPassword, signedIn } from "../support/people.ts";
import { rawGet } from "../support/raw-request.ts";
import { startSmtpPeer } from "../support/smtp-peer.ts";
import { goodMessage, Visitor } from "../support/visitor.ts";

/** A line break in every spelling, and what an attacker would put behind it. */
const breaks = ["\r\n", "\n", "\r", "\u2028", "\u0085", "\u560a\u560d", "%0d%0a", "\0\r\n"];
const attacks = breaks.flatMap((one) => [
  `x${one}Evil: 1`,
  `x${one}Bcc: evil@example.com`,
  `x${one}${one}<script>alert(1)</script>`,
]);

test("nothing that an address says ends up in a header of the answer", async () => {
  const { url } = await startApi("SQLite", {}, { buildDir: fakeBuild() });
  for (const attack of attacks) {
    const written = encodeURIComponent(attack);
    for (const target of [
      ...[`/tr/contact?x=${written}`, `/contact/?x=${written}`, `/${written}`, `/tr/${written}`],
      ...[`/contact/thanks?reference=${written}`, `/newsletter/confirm?token=${written}`],
      ...[`/assets/i18n/${written}.json`, `/news-pictures/${written}`, `/api/${written}`],
      ...[`/api/v1/Site/News?language=${written}&limit=${written}`],
    ]) {
      const { status, headers, text, body } = await rawGet(url, target);
      expect(status).toBeLessThan(500);
      expect(headers).not.toHaveProperty("evil");
      expect(headers).not.toHaveProperty("bcc");
      expect(text.split("\r\n\r\n")[0]).not.toMatch(/[\r\n]Evil|[\r\n]Bcc/);
      expect(body).not.toContain("<script>alert");
    }
  }
});

test("nothing that a form says ends up in a header of the answer", async () => {
  const { url } = await startApi("SQLite", {}, { buildDir: fakeBuild() });
  for (const attack of attacks) {
    const visitor = new Visitor(url);
    for (const name of ["language", "name", "email", "subject", "x"]) {
      const answer = await visitor.postForm(formAddresses.contactForm, { [name]: attack });
      expect(answer.status).toBe(422);
      expect(answer.headers.get("evil") ?? answer.headers.get("bcc")).toBeNull();
      expect(await answer.text()).not.toContain("<script>alert(1)");
    }
  }
});

describe.each(engines)("mails on $engine", ({ engine }) => {
  test("no header of a mail is made by a visitor", { timeout: 120_000 }, async () => {
    const peer = await startSmtpPeer();
    const server = await startApi(engine, {
      SMTP_URL: peer.url,
      MAIL_FROM: "Site <site@example.com>",
      MAIL_TO: "office@example.com",
    });
    const admin = await signedIn(server, await addPerson(server.store, { role: "Admin" }));
    await new Visitor(server.url).sendMessage(goodMessage);
    const inbox = await (await admin.fetch("/api/admin/inbox")).json();
    const [{ id }] = inbox.items;
    for (const attack of attacks) {
      const email = `a${attack}@example.com`;
      for (const field of ["NameSurname", "Company", "Phone", "Message"])
        await new Visitor(server.url).sendMessage({ ...goodMessage, [field]: attack });
      await new Visitor(server.url).sendMessage({ ...goodMessage, Email: email });
      await new Visitor(server.url).sendEmail({ Email: email });
      await call(admin, "PATCH", "/api/account/profile", { firstName: attack, lastName: attack });
      await call(admin, "PATCH", "/api/account/profile", { email, password: goodPassword });
      await call(admin, "POST", "/api/admin/message/reply", { id, subject: attack, text: attack });
    }
    const waiting = () =>
      server.store.read.selectFrom("mail").select("id").where("sent_at", "is", null).execute();
    await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBe(0);
    expect(peer.mails.length).toBeGreaterThan(attacks.length);
    for (const { raw, to, parsed } of peer.mails) {
      expect(to.join()).not.toContain("evil");
      expect(parsed.headers.map(({ key }) => key)).not.toContain("evil");
      expect(parsed.bcc ?? []).toEqual([]);
      expect(raw.split("\r\n\r\n")[0]).not.toMatch(/^(Evil|Bcc):/im);
    }
    await peer.stop();
  });
});
