type Fields = Record<string, unknown>;
export declare const projectId = "demo-nobi";
/** What the emulator does wrong until the next call; each call sets all of it. */
export interface Faults {
    /** The list of keys answers 500. */
    readonly jwksDown?: boolean;
    /** Identity Toolkit answers every call with this word. */
    readonly word?: string;
    /** Accounts look this much older than they are. */
    readonly olderBySeconds?: number;
}
/** Starts the emulator and its proxy in a process of their own; it ends with this one. */
export declare const startEmulator: () => Promise<{
    sign: (claims: Fields, header?: Fields) => Promise<string>;
    rotateKeys: () => Promise<Fields>;
    setFaults: (faults: Faults) => Promise<Fields>;
    publicKey: () => Promise<Fields>;
    signIn: (email: string, password: string) => Promise<string>;
    signUp: (email: string, password: string) => Promise<string>;
    /** As the window of Google would end, for whoever owns this address. */
    signInWithGoogle: (email: string) => Promise<string>;
    askReset: (email: string) => Promise<Fields>;
    /** The links in the letters that were asked for, oldest first. */
    lettersTo(email: string): Promise<string[]>;
    /** Whether the project hides which addresses it knows: Google's default for new ones. */
    hideAccounts: (isHidden: boolean) => Promise<Fields>;
    url: string;
    jwksUrl: string;
    stop(): Promise<void>;
}>;
export type Emulator = Awaited<ReturnType<typeof startEmulator>>;
export {};
