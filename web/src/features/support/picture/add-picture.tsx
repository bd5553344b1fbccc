import { Camera } from '@phosphor-icons/react/dist/csr/Camera';
import type { ChangeEvent } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { RetryNotice } from '../../../ui/notice.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from './add-picture.module.css';
import { useScreenshot } from './use-screenshot.ts';
import { words } from './words.ts';

/** A picture of what went wrong, added to a question in one tap. */
export const AddPicture = ({ ticket }: { ticket: string }) => {
  const { notice, failed, send, isBusy } = useScreenshot(ticket);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) send(file);
    // So that choosing the same file again is a choice too.
    target.value = '';
  };
  return (
    <div className={styles.adding}>
      <label className={buttonClass({ kind: 'violet' }, styles.photo)}>
        <input
          className={styles.file}
          type="file"
          name="picture"
          accept="image/jpeg,image/png,image/webp"
          disabled={isBusy}
          aria-describedby="picture-hint"
          onChange={handleChange}
        />
        <Camera size={28} weight="fill" aria-hidden="true" />
        {isBusy ? words.pictureSending : words.addPicture}
      </label>
      <p id="picture-hint" className={styles.hint}>
        {words.addPictureHint}
      </p>
      {failed && (
        <RetryNotice tone="error" retry={words.tryAgain} onRetry={() => send(failed.file)}>
          {words.pictureFailed} {failed.problem}
        </RetryNotice>
      )}
      <PassingNotice notice={notice} />
    </div>
  );
};
