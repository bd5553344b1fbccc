import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Button } from '@mui/material';
import { type ChangeEvent, useRef } from 'react';
import { wordsOfProblem } from '../../ask.ts';
import { words } from '../../text/words.ts';
import { Findings } from './findings.tsx';
import type { useUpload } from './use-upload.ts';

const t = words.packages;

interface ZipChooserProps {
  readonly label: string;
  readonly isBusy: boolean;
  /** False where something has to be mended first; then no file is asked for. */
  readonly onPress?: () => boolean;
  readonly onChoose: (file: File) => void;
}

/** The button for one ZIP file. */
export const ZipChooser = ({ label, isBusy, onPress, onChoose }: ZipChooserProps) => {
  const chooser = useRef<HTMLInputElement>(null);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    target.value = '';
  };
  return (
    <>
      <Button
        variant="contained"
        onClick={() => (onPress?.() ?? true) && chooser.current?.click()}
        startIcon={<UploadFile />}
        disabled={isBusy}
      >
        {isBusy ? t.checking : label}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".zip"
        aria-label={label}
        onChange={handleChange}
        hidden
      />
    </>
  );
};

/** Why an archive was not taken. */
export const Refusal = ({
  uploading: { error, data },
}: {
  uploading: Pick<ReturnType<typeof useUpload>, 'error' | 'data'>;
}) => (
  <>
    {error && <Alert severity="error">{wordsOfProblem(error)}</Alert>}
    {data?.id === null && (
      <>
        <Alert severity="error">{t.refused}</Alert>
        <Findings findings={data.findings} />
      </>
    )}
  </>
);
