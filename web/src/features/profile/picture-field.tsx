import { Camera } from '@phosphor-icons/react/dist/csr/Camera';
import { type ChangeEvent, Suspense, useState } from 'react';
import { safeMediaAddress } from '../../media.ts';
import { lazyPage } from '../../shell/lazy-page.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { AnimalChoice } from './animal-choice.tsx';
import { pictureKinds } from './picture.ts';
import styles from './profile.module.css';
import type { PictureChoice } from './use-picture.ts';
import { words } from './words.ts';

// Heavy, and only for those who bring a photo.
const CropDialog = lazyPage(async () => (await import('./crop-dialog.tsx')).CropDialog);

/** A picture chosen here is the browser's own; any other is checked first. */
const sourceOf = (address: string) =>
  address.startsWith('blob:') ? address : safeMediaAddress(address, location.origin);

/** The picture in its circle, or the first letter where there is none or it does not arrive. */
const Portrait = ({ address, name }: { address: string | null; name: string }) => {
  const [broken, setBroken] = useState<string>();
  const source = address === null ? '' : sourceOf(address);
  if (source === '' || broken === address)
    return (
      <span className={styles.letter} role="img" aria-label={words.noPicture}>
        {[...name.trim()][0]?.toUpperCase() ?? '☺'}
      </span>
    );
  return (
    <img
      className={styles.portrait}
      src={source}
      alt={words.pictureOf(name)}
      width={176}
      height={176}
      onError={() => setBroken(address ?? undefined)}
    />
  );
};

interface PhotoButtonProps {
  isBusy: boolean;
  describedBy: string;
  onPick: (file: File) => void;
}

const PhotoButton = ({ isBusy, describedBy, onPick }: PhotoButtonProps) => {
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onPick(file);
    // So that choosing the same file again is a choice too.
    target.value = '';
  };
  return (
    <label className={buttonClass({ kind: 'violet' }, styles.photo)}>
      <input
        className={styles.file}
        type="file"
        name="profile_picture"
        accept={pictureKinds.join(',')}
        disabled={isBusy}
        aria-describedby={describedBy}
        onChange={handleChange}
      />
      <Camera size={28} weight="fill" aria-hidden="true" />
      {words.choosePhoto}
    </label>
  );
};

interface PictureFieldProps {
  picture: PictureChoice;
  address: string | null;
  name: string;
  isBusy: boolean;
}

/** The profile picture: a photo, cropped to a circle, or one of six animals. */
export const PictureField = ({ picture, address, name, isBusy }: PictureFieldProps) => (
  <section className={styles.picture} aria-labelledby="picture-title">
    <h2 id="picture-title" className={styles.spoken}>
      {words.picture}
    </h2>
    <Portrait address={picture.chosen?.address ?? address} name={name} />
    <PhotoButton
      isBusy={isBusy}
      describedBy="picture-limits picture-mistake"
      onPick={picture.pickFile}
    />
    <p id="picture-limits" className={styles.small}>
      {words.limits}
    </p>
    <p id="picture-mistake" className={styles.mistake} role="alert">
      {picture.mistake}
    </p>
    <AnimalChoice
      chosen={picture.animal}
      isBusy={isBusy}
      onChoose={(animal) => void picture.pickAnimal(animal)}
    />
    <div className={styles.pending} role="status">
      {picture.chosen && (
        <>
          <p>{words.pending}</p>
          <Button kind="quiet" size="grownup" onClick={picture.drop}>
            {words.undo}
          </Button>
        </>
      )}
    </div>
    {picture.file !== undefined && (
      <Suspense>
        <CropDialog
          key={picture.file}
          picture={picture.file}
          onCrop={picture.crop}
          onClose={picture.closeFile}
          onRefuse={picture.refuseFile}
        />
      </Suspense>
    )}
  </section>
);
