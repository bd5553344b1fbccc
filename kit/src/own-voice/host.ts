/** The page's side: whom it hears, and what it lets in. */
import * as z from 'zod/mini';
import { slug } from '../play-event.ts';
import { isKnock, knock, type VoiceNotice, type VoiceRequest } from './messages.ts';

export { mostSeconds, type VoiceNotice, type VoiceRequest } from './messages.ts';

const of = { v: z.literal(1), kind: z.literal('voice') };
const request = z.union([
  z.strictObject({ ...of, act: z.enum(['record', 'play', 'forget']), clip: slug }),
  z.strictObject({ ...of, act: z.literal('stop') }),
  z.strictObject({ ...of, act: z.literal('hush') }),
]);

/** The request, if it is one; anything else is dropped. */
export const readVoiceRequest = (data: unknown): VoiceRequest | null => {
  const read = request.safeParse(data);
  return read.success ? read.data : null;
};

export interface VoiceDoor {
  tell(notice: VoiceNotice): void;
  close(): void;
}

interface Hearers {
  /** The frame of the item that may be heard now, if there is one. */
  frame(): HTMLIFrameElement | null;
  onOpen(): void;
  onRequest(request: VoiceRequest): void;
}

/** So many requests a second, and a few at once: a scene that is shown asks for one. */
const openTap = () => {
  let tokens = 12;
  let filledAt = performance.now();
  return () => {
    const now = performance.now();
    tokens = Math.min(12, tokens + ((now - filledAt) / 1000) * 4);
    filledAt = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};

/**
 * Hands the item's frame a port for its voice: at once, and whenever it knocks, for either may be there first.
 * Who knocks has to be that frame, with the document of its own address: an opaque guest has none.
 */
export const openVoiceDoor = ({ frame, onOpen, onRequest }: Hearers): VoiceDoor => {
  const tap = openTap();
  let port: MessagePort | null = null;
  const handOver = (to: HTMLIFrameElement, origin: string): void => {
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }) => {
      const read = tap() ? readVoiceRequest(data) : null;
      if (read) onRequest(read);
    };
    to.contentWindow?.postMessage(knock, origin, [channel.port2]);
    onOpen();
  };
  const hear = ({ source, origin, data }: MessageEvent): void => {
    const found = frame();
    if (!found || source !== found.contentWindow || !isKnock(data) || !tap()) return;
    if (origin === new URL(found.src).origin) handOver(found, origin);
  };
  addEventListener('message', hear);
  const first = frame();
  if (first?.src) handOver(first, new URL(first.src).origin);
  return {
    tell: (notice) => port?.postMessage(notice),
    close() {
      removeEventListener('message', hear);
      port?.close();
      port = null;
    },
  };
};
