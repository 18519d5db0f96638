/** What `GET /api/v1/Site/News?language=&limit=` answers; the page and the server share these shapes. */
export const newsAddress = "/api/v1/Site/News";
/** Our copies of the pictures lie below it. */
export const newsPictureAddress = "/news-pictures/";

/** How many items are answered: `default` without `?limit=`, and never more than `max`. */
export const newsLimits = { default: 12, max: 50 } as const;

export interface NewsItem {
  title: string;
  description: string;
  /** `#` where the feed gave no link that can be followed. */
  url: string;
  /** Null: the page shows its placeholder. */
  image: { src: string; srcSet: string; width: number; height: number } | null;
  category: "News";
  publishedAt: NewsDate;
  publishedBy: { firstName: string; lastName: string; avatar: string };
  source: NewsSource;
}

export interface NewsDate {
  /** The short name of the month in the language; empty where the date is unknown. */
  month: string;
  date: number | null;
  year: number | null;
  /** For `<time datetime>`. */
  iso: string | null;
  /** The date as it is read, or that there is none. */
  text: string;
}

export interface NewsSource {
  name: string;
  url: string;
}

export interface NewsAnswer {
  items: NewsItem[];
  source: NewsSource | null;
  /** When the feed last answered, ISO 8601; null before it ever did. */
  updatedAt: string | null;
  ageSeconds: number | null;
  /** True once the copy is older than 7 days, or when there is none: the section hides. */
  stale: boolean;
}
