/** Where files named by what is in them are brought from: an origin that a CDN answers at. */
export interface Assets {
  /** ASSET_URL. */
  readonly url: string;
  /** Where web/build wrote the application's. */
  readonly webFolder: string;
}

/** Below ASSET_URL, as on the play origin, from which a CDN fetches: content's files, and beside them the web's. */
export const contentPlace = '/assets/';
export const webPlace = '/web/';

/** How a built page, script or style names such a file: at the beginning of a string or an address. */
const named = /(?<=["'`(\s])\/assets\//g;
/** The bundler's own way from a name to an address, for what a page will import next. */
const preloaded = /function\((\w+)\)\{return(["'`])\/\2\+\1\}/g;
const folder = 'assets/';

/** The text of a build with all of its hashed files below this address, such as `https://cdn.example/web/`. */
export const withAssetsAt = (text: string, place: string): string =>
  text
    .replace(preloaded, `function($1){return"${place}"+$1.slice(${folder.length})}`)
    .replace(named, place);

/** Before the text of the app's worker or of the keeper: where it fetches what it saves. */
export const assetUrlLine = (assets: Assets | undefined): string =>
  assets ? `self.ASSET_URL=${JSON.stringify(assets.url)};\n` : '';

const opening = /<(?:script|link|img|source|audio|video)\b[^>]*>/gi;
const relative = /(\s(?:src|href)\s*=\s*["'])(?![a-z][a-z0-9+.-]*:|[/#?"'])(?:\.\/)?/i;

/**
 * A guest's page with what its own elements load below this address. Its scripts bring their neighbours from
 * there; what a script asks for by the page's address still comes from the page's.
 */
export const withOwnFilesAt = (html: string, place: string): string =>
  html.replace(opening, (tag) => tag.replace(relative, `$1${place}`));
