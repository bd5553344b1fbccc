/** How the worker answers: from the shell, as a page, as a reply that may be kept, or as a picture. */
export type Way = 'file' | 'page' | 'door' | 'reply' | 'picture';

export interface Requested {
  readonly method: string;
  readonly url: URL;
  /** Of the app. */
  readonly origin: string;
  /** Where a CDN has the shell's files; none where the app's origin has them. */
  readonly files?: string | undefined;
  /** Origins of pictures beside the app's. */
  readonly picturesAt: readonly string[];
  /** As `Request.mode` and `Request.destination`. */
  readonly mode: string;
  readonly destination: string;
}

const appPage =
  /^\/(?:signup|login|payment|gift|dashboard|play|support|rating|parents)(?:\/|$)|^\/(?:tentang-kami|terms|keamanan-anak)$/;

const item = '[a-z0-9-]{1,64}';
/**
 * What is the same for every child of the family and nothing that only the adult may see: the shelves, one
 * item, the faces, and whether the plan is paid.
 */
const keptReply = new RegExp(
  `^/api/(?:games/|games/${item}/|courses/courses/|courses/(?!history/)${item}/|creativity/|creativity/(?!works/)${item}/|children/faces/|payment/my-status/)$`,
);

/**
 * Whatever is not named here goes its way as if there were no worker: staff, paying, the switch-off. Pictures of
 * books too: of pages under the worker only the console shows them, and they may not be fetched openly.
 */
export const wayOf = ({
  method,
  url,
  origin,
  files,
  picturesAt,
  mode,
  destination,
}: Requested): Way | undefined => {
  if (method !== 'GET') return undefined;
  if (files !== undefined && url.href.startsWith(files)) return 'file';
  if (url.origin !== origin) {
    const isOurs = picturesAt.includes(url.origin) && !url.pathname.startsWith('/books/');
    return destination === 'image' && isOurs ? 'picture' : undefined;
  }
  if (mode === 'navigate') {
    if (url.pathname === '/') return 'door';
    return appPage.test(url.pathname) ? 'page' : undefined;
  }
  if (url.pathname.startsWith('/assets/')) return 'file';
  return keptReply.test(url.pathname) ? 'reply' : undefined;
};
