import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  calculatePKCECodeChallenge,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { IdentityFailure } from '../../../ports/identity.ts';
import type { Attempt } from './attempt.ts';
import type { Discover } from './discovery.ts';

/** How a visit at the provider ended. */
export type Outcome = { readonly idToken: string } | 'cancelled' | 'failed' | 'unavailable';

/** What the person decided there; everything else that the provider calls an error is one. */
const cancellations = new Set(['access_denied', 'interaction_required', 'login_required']);
/** The answer never came, or came from something before the provider. */
const outages = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

const outcomeOf = (cause: unknown): Outcome => {
  if (cause instanceof AuthorizationResponseError)
    return cancellations.has(cause.error) ? 'cancelled' : 'failed';
  if (cause instanceof ResponseBodyError) return cause.status >= 500 ? 'unavailable' : 'failed';
  if (cause instanceof ClientError) return outages.has(cause.code ?? '') ? 'unavailable' : 'failed';
  if (cause instanceof IdentityFailure)
    return cause.reason === 'unavailable' ? 'unavailable' : 'failed';
  // What `fetch` throws for a line that is cut.
  if (cause instanceof TypeError) return 'unavailable';
  throw cause;
};

const reasonOf = (cause: unknown) => {
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `${cause instanceof Error ? cause.message : String(cause)}${code}`;
};

interface FlowContext {
  readonly discover: Discover;
  readonly redirectUri: string;
  /** Tells the operator what went wrong; never a code or a token. */
  readonly warn: (what: string) => void;
}

/** The authorization code flow with PKCE: leading there, and making a token of what comes back. */
export const codeFlow = ({ discover, redirectUri, warn }: FlowContext) => ({
  async begin({ opener, language }: Pick<Attempt, 'opener' | 'language'>) {
    const { configuration } = await discover().catch((cause: unknown) => {
      warn(reasonOf(cause));
      throw cause;
    });
    const attempt: Attempt = {
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      opener,
      language,
    };
    const prompts = configuration.serverMetadata().prompt_values_supported;
    const mayChoose = !Array.isArray(prompts) || prompts.includes('select_account');
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
      ui_locales: language,
      // A family's tablet knows more than one account.
      ...(mayChoose && { prompt: 'select_account' }),
    });
    return { attempt, address: address.href };
  },

  async finish(attempt: Attempt, query: string): Promise<Outcome> {
    try {
      const { configuration } = await discover();
      const tokens = await authorizationCodeGrant(
        configuration,
        new URL(`${redirectUri}?${query}`),
        {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.verifier,
          idTokenExpected: true,
        },
      );
      return tokens.id_token ? { idToken: tokens.id_token } : 'failed';
    } catch (cause) {
      const outcome = outcomeOf(cause);
      if (outcome !== 'cancelled') warn(reasonOf(cause));
      return outcome;
    }
  },
});

export type CodeFlow = ReturnType<typeof codeFlow>;
