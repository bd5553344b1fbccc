import {
  Alert,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  Stack,
  Typography,
} from '@mui/material';
import { staff, type VoiceLanguage } from '@nobi/contract';
import { useId, useState } from 'react';
import { ask, wordsOfProblem } from '../../../ask.ts';
import { asTime } from '../../../text/format.ts';
import { words } from '../../../text/words.ts';
import { useStaffQuery } from '../../../ui/use-staff-query.ts';
import type { VoiceLine } from '../voice.ts';
import type { Playing } from './use-playing.ts';

const t = words.voice;

interface TakesProps {
  readonly line: VoiceLine;
  readonly language: VoiceLanguage;
  readonly playing: Playing;
  readonly onChosen: () => void;
}

const TakeList = ({ line, language, playing, onChosen }: TakesProps) => {
  const [refusal, setRefusal] = useState('');
  const { data, error, refetch } = useStaffQuery(
    ['voice-takes', language, line.key, line.take?.id ?? ''],
    (signal) => ask(staff.voiceTakes, { params: { language, key: line.key }, signal }),
  );
  const choose = async (id: string) => {
    try {
      await ask(staff.useVoiceTake, { params: { id } });
      setRefusal('');
      onChosen();
      await refetch();
    } catch (problem) {
      setRefusal(wordsOfProblem(problem));
    }
  };
  const message = refusal || (error ? wordsOfProblem(error) : '');
  return (
    <>
      {message && <Alert severity="error">{message}</Alert>}
      {data?.takes.length === 0 && <Typography>{t.noTakes}</Typography>}
      <List>
        {data?.takes.map(({ id, taken_by, taken_at, file }, at) => (
          <ListItem key={id} disableGutters divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
            <ListItemText
              primary={taken_by}
              secondary={asTime(taken_at)}
              sx={{ overflowWrap: 'anywhere' }}
            />
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Button size="small" onClick={() => void playing.playFile(file)}>
                {t.listen}
              </Button>
              {at === 0 ? (
                <Typography variant="body2" color="text.secondary">
                  {t.counts}
                </Typography>
              ) : (
                <Button size="small" variant="outlined" onClick={() => void choose(id)}>
                  {t.use}
                </Button>
              )}
            </Stack>
          </ListItem>
        ))}
      </List>
    </>
  );
};

/** Every take of a line, to hear them side by side and let another one count. */
export const Takes = (props: TakesProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button disabled={props.line.file === null} onClick={() => setIsOpen(true)}>
        {t.takes}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        aria-labelledby={id}
        fullWidth
        maxWidth="sm"
      >
        <DialogTitle id={id}>{t.takes}</DialogTitle>
        <DialogContent>
          <Typography color="text.secondary">{t.takesLead}</Typography>
          <TakeList {...props} />
        </DialogContent>
      </Dialog>
    </>
  );
};
