/** The screens of the back office, in the order of its navigation; `also`: shown below them. */
export const deskScreens = [
  { key: "inbox", path: "/admin", also: ["/admin/message"] },
  { key: "overview", path: "/admin/overview", also: [] },
  { key: "emails", path: "/admin/emails", also: [] },
  { key: "mails", path: "/admin/mails", also: ["/admin/mail"] },
  { key: "news", path: "/admin/news", also: [] },
  { key: "audit", path: "/admin/audit", also: [] },
] as const;
