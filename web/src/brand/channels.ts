/** Where families can follow the product; the footers read it here. */
export const channels = {
  video: 'https://www.youtube.com/@nobi.id',
  shortVideo: 'https://www.tiktok.com/@nobi.id',
  photo: 'https://www.instagram.com/nobi.id',
} as const;
