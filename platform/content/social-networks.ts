/** Networks whose sign is drawn (ui/pictures/social-icons.tsx), the most asked for first → their names. */
export const socialNetworks = {
  linkedin: "LinkedIn",
  instagram: "Instagram",
  facebook: "Facebook",
  twitter: "X (Twitter)",
  youtube: "YouTube",
  github: "GitHub",
  xing: "XING",
  whatsapp: "WhatsApp",
  mastodon: "Mastodon",
  tiktok: "TikTok",
  dribbble: "Dribbble",
} as const;

/** `website`: any other place, called by its own name. */
export const socialIcons = [
  ...(Object.keys(socialNetworks) as (keyof typeof socialNetworks)[]),
  "website",
] as const;
