/** The words of the drawn screen: what somebody who runs a plant reads at a quarter past eleven. */
export interface PlantWords {
  title: string;
  shift: string;
  /** Stands on the picture: nothing on it happened. */
  sample: string;
  menu: readonly string[];
  figures: Record<"orders" | "onTime" | "stock" | "stops", { name: string; note: string }>;
  minutes: string;
  lines: string;
  line: string;
  running: string;
  reasons: Record<"fault" | "setup" | "material", string>;
  stock: string;
  minimum: string;
  pieces: string;
  goods: readonly string[];
  orders: string;
  columns: readonly [order: string, product: string, amount: string, due: string, done: string];
  products: readonly string[];
  states: Record<"ready" | "onTime" | "atRisk", string>;
}

const english: PlantWords = {
  title: "Production",
  shift: "Early shift, 06:00–14:00",
  sample: "Sample data",
  menu: ["Today", "Orders", "Stock", "Lines", "Shifts", "Reports"],
  figures: {
    orders: { name: "Open orders", note: "6 due today" },
    onTime: { name: "Delivered on time", note: "last 30 days" },
    stock: { name: "Below minimum", note: "both reordered" },
    stops: { name: "Stopped today", note: "yesterday: 105 min" },
  },
  minutes: "min",
  lines: "Line stops",
  line: "Line",
  running: "Running",
  reasons: { fault: "Fault", setup: "Changeover", material: "Waiting for material" },
  stock: "Stock",
  minimum: "Minimum",
  pieces: "pcs",
  goods: ["Sheet steel, 2 mm", "Aluminium profile", "Bearing 6204", "Powder coat, grey"],
  orders: "Orders due next",
  columns: ["Order", "Product", "Quantity", "Due", "Done"],
  products: ["Mounting bracket", "Cover plate", "Frame profile"],
  states: { ready: "Ready to ship", onTime: "On time", atRisk: "At risk" },
};

const words: Record<string, PlantWords> = {
  en: english,
  tr: {
    title: "Üretim",
    shift: "Sabah vardiyası, 06:00–14:00",
    sample: "Örnek veriler",
    menu: ["Bugün", "Siparişler", "Stok", "Hatlar", "Vardiyalar", "Raporlar"],
    figures: {
      orders: { name: "Açık siparişler", note: "6’sı bugün teslim" },
      onTime: { name: "Zamanında teslim", note: "son 30 gün" },
      stock: { name: "Asgarinin altında", note: "ikisi de sipariş edildi" },
      stops: { name: "Bugünkü duruş", note: "dün 105 dk" },
    },
    minutes: "dk",
    lines: "Hat duruşları",
    line: "Hat",
    running: "Çalışıyor",
    reasons: { fault: "Arıza", setup: "Ürün değişimi", material: "Malzeme bekliyor" },
    stock: "Stok",
    minimum: "Asgari",
    pieces: "adet",
    goods: ["Çelik sac, 2 mm", "Alüminyum profil", "Rulman 6204", "Toz boya, gri"],
    orders: "Sıradaki siparişler",
    columns: ["Sipariş", "Ürün", "Miktar", "Teslim", "Tamamlanan"],
    products: ["Montaj braketi", "Kapak sacı", "Şasi profili"],
    states: { ready: "Sevke hazır", onTime: "Zamanında", atRisk: "Riskte" },
  },
  de: {
    title: "Produktion",
    shift: "Frühschicht, 06:00–14:00 Uhr",
    sample: "Beispieldaten",
    menu: ["Heute", "Aufträge", "Bestand", "Linien", "Schichten", "Berichte"],
    figures: {
      orders: { name: "Offene Aufträge", note: "6 heute fällig" },
      onTime: { name: "Pünktlich geliefert", note: "letzte 30 Tage" },
      stock: { name: "Unter Mindestbestand", note: "beide nachbestellt" },
      stops: { name: "Stillstand heute", note: "gestern: 105 min" },
    },
    minutes: "min",
    lines: "Stillstände je Linie",
    line: "Linie",
    running: "Läuft",
    reasons: { fault: "Störung", setup: "Umrüsten", material: "Material fehlt" },
    stock: "Bestand",
    minimum: "Minimum",
    pieces: "Stk.",
    goods: ["Stahlblech, 2 mm", "Aluminiumprofil", "Kugellager 6204", "Pulverlack, grau"],
    orders: "Nächste Aufträge",
    columns: ["Auftrag", "Produkt", "Menge", "Fällig", "Fertig"],
    products: ["Montagewinkel", "Abdeckblech", "Rahmenprofil"],
    states: { ready: "Versandbereit", onTime: "Im Plan", atRisk: "Gefährdet" },
  },
};

/** A language that has none of its own gets the English ones. */
export const plantWords = (code: string): PlantWords => words[code] ?? english;
