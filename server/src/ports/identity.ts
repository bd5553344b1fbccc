/** Who an identity provider says somebody is; kept by (issuer, subject), never by e-mail. */
export interface VerifiedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | undefined;
  readonly provider: 'password' | 'google';
  /** When the person proved who they are. */
  readonly authTime: Date;
  readonly expiresAt: Date;
  /** When the person last changed their password, where the provider says so. */
  readonly validSince?: Date;
}

/**
 * `refused`: the token or the input is wrong; `unavailable`: the provider cannot be asked now;
 * `password_rules`: the password breaks a rule of the provider's own.
 */
export class IdentityFailure extends Error {
  readonly reason: 'refused' | 'unavailable' | 'email_taken' | 'weak_password' | 'password_rules';

  constructor(reason: IdentityFailure['reason'], message: string = reason) {
    super(message);
    this.name = 'IdentityFailure';
    this.reason = reason;
  }
}

/** What the browser must know to sign in with this provider; holds no secret. */
export type PublicIdentityConfig =
  | {
      readonly kind: 'embedded';
      readonly google: boolean;
      /** What the person knows the other provider by, where one stands beside the passwords. */
      readonly googleName?: string;
    }
  | {
      readonly kind: 'firebase';
      readonly google: boolean;
      readonly projectId: string;
      readonly apiKey: string;
      /** The host of the vendor's popup pages. */
      readonly authDomain: string;
      /** Only on this machine: where the emulator stands in for the vendor. */
      readonly emulatorUrl?: string;
    };

/** Proves who somebody is. Throws only IdentityFailure. */
export interface IdentityProvider {
  verifyIdToken(token: string): Promise<VerifiedIdentity>;
  /** `undo` removes it again when our own account row could not be written. */
  createPasswordAccount(input: {
    email: string;
    password: string;
    displayName: string;
  }): Promise<{ issuer: string; subject: string; undo(): Promise<void> }>;
  /** The identity that stands under this e-mail already, if this is its password. */
  findPasswordAccount(input: {
    email: string;
    password: string;
  }): Promise<{ issuer: string; subject: string } | undefined>;
  readonly publicConfig: PublicIdentityConfig;
}
