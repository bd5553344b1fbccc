/** A process that writes the letters of last Sunday, and ends or is killed. */
import { connectDatabase } from '../../src/database/connect.ts';
import { endAddresses } from '../../src/modules/report/letters/end-address.ts';
import { reportLetters } from '../../src/modules/report/letters/report-letters.service.ts';
import { silent } from '../servers.ts';
import { familyReader } from './family-reader.ts';

const [url = '', moment = ''] = process.argv.slice(2);
const now = () => new Date(moment);
const db = await connectDatabase({ url, poolSize: 10, log: silent });
const { send } = reportLetters({
  db,
  publicUrl: 'http://nobi.example',
  addresses: endAddresses('a secret of the bench', now),
  readReports: await familyReader(db),
  now,
});
const began = performance.now();
await send();
console.log(performance.now() - began);
await db.close();
process.exit(0);
