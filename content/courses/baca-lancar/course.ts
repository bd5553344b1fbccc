import type { Course } from '@nobi/kit/course';
import { cermin } from './lessons/cermin.ts';
import { dermaga } from './lessons/dermaga.ts';
import { gajah } from './lessons/gajah.ts';
import { gunung } from './lessons/gunung.ts';
import { kerbau } from './lessons/kerbau.ts';
import { kucing } from './lessons/kucing.ts';
import { posting } from './lessons/making.ts';
import { mercusuar } from './lessons/mercusuar.ts';
import { nama } from './lessons/nama.ts';
import { pintu } from './lessons/pintu.ts';
import { syal } from './lessons/syal.ts';
import { truk } from './lessons/truk.ts';
import { zebra } from './lessons/zebra.ts';

export const course: Course = {
  id: 'baca-lancar',
  free: posting('free-post', {
    to: 'wati joko bu-penyu',
    who: 'kucing zebra kerbau kapten robot',
    does: 'menari menyanyi bersembunyi terbang',
    where: 'di-kapal di-pantai di-awan di-truk',
    stamp: 'kapal kucing zebra kerbau truk',
  }),
  lessons: [
    gajah,
    kucing,
    zebra,
    cermin,
    pintu,
    gunung,
    syal,
    kerbau,
    truk,
    nama,
    dermaga,
    mercusuar,
  ],
};
