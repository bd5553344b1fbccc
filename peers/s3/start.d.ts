/** Starts s3rver with one bucket, in a process of its own that ends with this one. */
export declare const startS3: (bucket: string) => Promise<{
    endpoint: string;
    bucket: string;
    region: string;
    accessKey: string;
    secretKey: string;
    stop: () => Promise<void>;
}>;
export type S3 = Awaited<ReturnType<typeof startS3>>;
