import { OtherWishes } from "#features/cart/other-wishes.tsx";
import { ProductGrid } from "#features/cart/product-grid.tsx";
import { PageHead } from "../page-head.tsx";

export default function ShopGrid() {
  return (
    <>
      <PageHead page="shopGrid" />
      <ProductGrid />
      <OtherWishes />
    </>
  );
}
