import 'react-easy-crop/react-easy-crop.css';
import { useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '../../../ui/button.tsx';
import frame from '../../../ui/dialog.module.css';
import { words } from '../words.ts';
import styles from './crop-dialog.module.css';
import type { Square } from './picture.ts';

interface CropDialogProps {
  /** Address of the picture in this browser. */
  picture: string;
  onCrop: (square: Square) => Promise<void>;
  onClose: () => void;
  /** The file is no picture after all. */
  onRefuse: () => void;
}

/** Fits a photo into the circle: by finger, mouse, wheel or keys. */
export const CropDialog = ({ picture, onCrop, onClose, onRefuse }: CropDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square>();
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);

  const handleUse = async () => {
    if (!square || isBusy) return;
    setIsBusy(true);
    await onCrop(square);
  };

  return (
    <dialog
      ref={dialog}
      className={`${frame.dialog} ${styles.dialog}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-help`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{words.cropTitle}</h2>
      <p id={`${id}-help`} className={styles.help}>
        {words.cropHelp}
      </p>
      <div className={styles.stage}>
        <Cropper
          image={picture}
          crop={crop}
          zoom={zoom}
          maxZoom={4}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="cover"
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': words.cropArea, role: 'group' }}
          mediaProps={{ onError: onRefuse }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setSquare(pixels)}
        />
      </div>
      <label className={styles.zoom}>
        {words.zoom}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <div className={styles.row}>
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          {words.cancel}
        </Button>
        <Button kind="violet" busy={isBusy} onClick={() => void handleUse()}>
          {isBusy ? words.preparing : words.usePicture}
        </Button>
      </div>
    </dialog>
  );
};
