import { EmptyCart as Empty } from "#features/cart/empty-cart.tsx";
import { PageHead } from "../page-head.tsx";

/** What a cart shows with nothing in it, at an address of its own. */
export default function EmptyCart() {
  return (
    <>
      <PageHead page="emptyCart" />
      <section className="measure py-12 lg:py-20">
        <Empty level="h1" />
      </section>
    </>
  );
}
