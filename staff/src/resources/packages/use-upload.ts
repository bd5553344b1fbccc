import { staff } from '@nobi/contract';
import { useMutation } from '@tanstack/react-query';
import { useRedirect } from 'react-admin';
import { ask } from '../../ask.ts';

interface Upload {
  readonly file: File;
  /** What was filled in beside it, in place of its own manifest. */
  readonly manifest?: object;
}

const send = ({ file, manifest }: Upload) => {
  const body = new FormData();
  if (manifest) body.append('manifest', JSON.stringify(manifest));
  body.append('package', file);
  return ask(staff.uploadPackage, { body });
};

/** Sends one archive; a sound one opens. */
export const useUpload = () => {
  const redirect = useRedirect();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ id }) => id && redirect('show', 'packages', id),
  });
};
