interface Props {
  said: string;
  /** For everybody to read, not only for who is read to. */
  isShown: boolean;
}

/** What has just happened to the cart. */
export const CartStatus = ({ said, isShown }: Props) => (
  <p
    role="status"
    className={
      isShown ? "my-4 rounded-control bg-warning-tint p-4 text-small text-warning" : "sr-only"
    }
  >
    {said}
  </p>
);
