/** What somebody typed as their number, to be called with one tap where it is one; visitors may type anything. */
export function PhoneLink({ phone }: { phone: string }) {
  const isNumber = /^\+?[\d\s()./-]+$/.test(phone) && phone.replace(/\D/g, "").length >= 5;
  if (!isNumber) return <span>{phone}</span>;
  return <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>;
}
