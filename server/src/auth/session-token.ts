import { hash, randomBytes } from 'node:crypto';

/** 256 random bits; shown to its owner once. */
export const newSessionToken = () => randomBytes(32).toString('base64url');

/** What is kept of a token: a leaked database opens no session. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

const header = /^(?:token|bearer) +([A-Za-z0-9_-]{43})$/i;

/** The token of an Authorization header; `Token` and `Bearer` alike, in any case. */
export const tokenOf = (authorization: string | undefined): string | undefined =>
  authorization === undefined ? undefined : header.exec(authorization)?.[1];
