import type { OfferedFile } from '@nobi/kit/host';
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { ShareNetwork } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { X } from '@phosphor-icons/react/dist/csr/X';
import { useEffect, useId, useRef, useState } from 'react';
import { askForPin } from '../../adult/gate.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import styles from './file-card.module.css';
import { SoundPreview } from './sound-preview.tsx';
import { words } from './words.ts';

const endings = { png: 'png', jpeg: 'jpg', webp: 'webp', wav: 'wav' } as const;

/** An address for a blob while it is shown, and not a moment longer. */
const useAddress = (blob: Blob) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
};

const canShare = (files: File[]) => navigator.canShare?.({ files }) ?? false;

/** Sharing leads out of the product, so a grown-up goes first. */
const Share = ({ file }: { file: File }) => {
  const [isAllowed, setAllowed] = useState(false);
  const handleShare = async () => {
    // A device shares only at a press of its own: after the PIN the adult presses once more.
    if (!isAllowed) setAllowed(await askForPin());
    // Closing the sheet of the device without a choice is no failure.
    else await navigator.share({ files: [file] }).catch(() => {});
  };
  return (
    <Button kind="quiet" onClick={() => void handleShare()}>
      <ShareNetwork size={26} weight="bold" aria-hidden="true" />
      {isAllowed ? words.shareNow : words.share}
    </Button>
  );
};

interface FileCardProps {
  file: OfferedFile;
  onClose: () => void;
}

/** A picture or a sound that the child made, and the ways to keep it. */
export const FileCard = ({ file, onClose }: FileCardProps) => {
  const { kind, name, blob } = file;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const address = useAddress(blob);
  const keep = useRef<HTMLAnchorElement>(null);
  const [isSaved, setIsSaved] = useState(false);
  const fileName = `${name}.${endings[kind]}`;
  const [whole] = useState(() => new File([blob], fileName, { type: blob.type }));

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  useEffect(() => {
    if (address) keep.current?.focus();
  }, [address]);

  return (
    <dialog ref={dialog} className={styles.card} aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{kind === 'wav' ? words.soundReady : words.pictureReady}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={words.closeCard}
          onClick={() => dialog.current?.close()}
        >
          <X size={30} weight="bold" aria-hidden="true" />
        </button>
      </div>
      {address && kind === 'wav' && <SoundPreview address={address} />}
      {address && kind !== 'wav' && (
        <img className={styles.picture} src={address} alt={words.yourPicture} />
      )}
      <div className={styles.ways}>
        {address && (
          <LinkButton
            ref={keep}
            className={styles.keep}
            href={address}
            download={fileName}
            onClick={() => setIsSaved(true)}
          >
            <DownloadSimple size={30} weight="bold" aria-hidden="true" />
            {words.keepOnDevice}
          </LinkButton>
        )}
        {canShare([whole]) && <Share file={whole} />}
      </div>
      <p role="status" className={styles.kept}>
        {isSaved && words.keptOnDevice}
      </p>
    </dialog>
  );
};
