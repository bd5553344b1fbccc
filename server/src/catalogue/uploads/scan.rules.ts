import { extname } from 'node:path';
import { type Finding, finding } from './findings.ts';

interface Sign {
  readonly in: 'page' | 'code' | 'all';
  readonly level: Finding['level'];
  readonly code: Finding['code'];
  readonly pattern: RegExp;
}

/** What stops a package breaks out or cannot run under the policy; the rest is for a person's eyes. */
const signs: readonly Sign[] = [
  {
    in: 'page',
    level: 'stops',
    code: 'inline_script',
    pattern: /<script\b(?![^>]*\bsrc\s*=)(?![^>]*application\/json)[^>]*>/gi,
  },
  { in: 'page', level: 'stops', code: 'inline_script', pattern: /<[^>]+\son[a-z]+\s*=/gi },
  { in: 'page', level: 'stops', code: 'inline_script', pattern: /["']\s*javascript:/gi },
  {
    in: 'page',
    level: 'stops',
    code: 'outside_file',
    pattern:
      /<(?:script|link|img|audio|video|source|iframe|object|embed)\b[^>]*(?:src|href)\s*=\s*["']?\s*(?:https?:)?\/\//gi,
  },
  { in: 'page', level: 'stops', code: 'frame', pattern: /<(?:iframe|object|embed|base)\b/gi },
  { in: 'page', level: 'warns', code: 'form', pattern: /<form\b/gi },
  {
    in: 'all',
    level: 'stops',
    code: 'top_navigation',
    pattern: /\b(?:top|parent)\s*\.\s*location\b|target\s*=\s*["']_(?:top|parent)/gi,
  },
  { in: 'all', level: 'stops', code: 'peer_connection', pattern: /RTCPeerConnection/g },
  { in: 'code', level: 'warns', code: 'eval', pattern: /\beval\s*\(|\bnew\s+Function\s*\(/g },
  {
    in: 'code',
    level: 'warns',
    code: 'network',
    pattern: /\bfetch\s*\(|XMLHttpRequest|\bWebSocket\b|EventSource|sendBeacon/g,
  },
  {
    in: 'code',
    level: 'warns',
    code: 'outside_address',
    pattern: /https?:\/\/(?!www\.w3\.org\/)/g,
  },
  {
    in: 'code',
    level: 'notes',
    code: 'storage',
    pattern: /\b(?:localStorage|sessionStorage|indexedDB)\b|document\s*\.\s*cookie/g,
  },
  {
    in: 'code',
    level: 'warns',
    code: 'window',
    pattern: /\bwindow\s*\.\s*open\s*\(|\balert\s*\(/g,
  },
];

const pages = new Set(['.html', '.svg']);
const code = new Set(['.html', '.svg', '.js', '.mjs', '.css']);
/** The first of each kind in a file tells enough; a long minified line is one place. */
const mostPerSign = 5;

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** What a text file does that somebody should know, with its lines. */
export const scanText = (path: string, text: string): Finding[] => {
  const ending = extname(path).toLowerCase();
  if (!code.has(ending)) return [];
  const fitting = signs.filter((sign) => sign.in !== 'page' || pages.has(ending));
  return fitting.flatMap(({ level, code: name, pattern }) => {
    const lines = new Set<number>();
    for (const { index } of text.matchAll(pattern)) {
      lines.add(lineAt(text, index));
      if (lines.size >= mostPerSign) break;
    }
    return [...lines].map((line) => ({ ...finding(level, name, path), line }));
  });
};

const bigBytes = 2_000_000;
export const scanSize = (path: string, bytes: number): Finding[] =>
  bytes > bigBytes ? [finding('notes', 'big_file', path)] : [];
