// TEMPORARY placeholder: overwrite freely, keep the name and the prop.
export function ClientLogo({ name }: { name: string }) {
  return <span className="text-ink-soft">{name}</span>;
}
