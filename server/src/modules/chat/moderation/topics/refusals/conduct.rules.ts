import { type Pattern, patterns } from '../pattern.rules.ts';

/** Signs of wishes to break rules or to wrong others. */
export const jailbreak: readonly Pattern[] = [
  ...patterns(`
        breakrule >> rules -history -gameworld -why -whatis
        reveal >> hidden
        becomes >> persona -gameworld -love
      `),
];

export const hate: readonly Pattern[] = [
  ...patterns(`
        group + hateword -history -why -whatis
        why >> group >> hateword
        why > group > =deserve|=should|=harus
        =mengejek + =bantu|=ajar|=buat|=kasih|=cara
        make|=tulis >> derogatory
      `),
];

export const crime: readonly Pattern[] = [
  ...patterns(
    `
        how|want|make|get|use|secretly|=main + crime -=robot -=together -=otak -=brain -=hafal -=puzzle -=detective -=detektif
        =palsu|=palsukan|=fake|=forge + =tangan|=signature|=rapor|=surat|=uang|=money|=id|=ktp|=kartu
        crime + access
        =bohong + how|=ibu|=alasan|secretly|want
        =slot + =main|=gacor|=situs
      `,
    '-safe -whatis',
  ),
];

export const privacy: readonly Pattern[] = [
  ...patterns(
    `
        seek >> privateinfo + someone
        privateinfo >> someone + seek
        =rumah > someone > =mana
        someone >> =tinggal|=live|=lives|=rumah + =mana|=where|=cari|=find|=tahu|=alamat -=president|=presiden|=penguin|=artis
      `,
    '-safe -gameworld',
  ),
];

export const profanity: readonly Pattern[] = [
  ...patterns(`
        swear
        rude -me -=bahasa
        swearteach + explainreq
      `),
];
