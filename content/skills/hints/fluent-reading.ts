/** Rare and twin letters, sounds of two letters, and how a sentence begins and ends. */
import { type HintLadders, ladder } from './hint-ladder.ts';

export const fluentReading: HintLadders = {
  'letters-ghj': [
    ladder(
      `Apa bunyi pertama kata itu?
      Ucapkan pelan-pelan sambil menunjuk tiap bagian. Berhenti di tempat yang tidak pas.
      Ucapkan garam, lalu jaram. Mana yang ada di dapur?`,
      `Which sound comes first in that word?
      Say it slowly and point to each part. Stop where it does not fit.
      Say garam, then jaram. Which one is in a kitchen?`,
    ),
    ladder(
      `Adakah bunyi napas di tengah atau di ujungnya?
      Tiup pelan ke tanganmu. Bunyi napas itu ikut ditulis.
      Ucapkan lelah di depan tanganmu. Di mana kamu merasakan napas?`,
      `Is there a breath in the middle or at the end?
      Breathe softly on your hand. That breath is written, too.
      Say lelah in front of your hand. Where do you feel the breath?`,
    ),
  ],
  'letters-cwy': [
    ladder(
      `Bagaimana bibirmu waktu mengucapkannya?
      Bibir yang membulat lain hurufnya dengan bibir yang tersenyum.
      Ucapkan wangi, lalu yakin. Kapan bibirmu membulat?`,
      `What do your lips do when you say it?
      Round lips are another letter than lips that smile.
      Say wangi, then yakin. When are your lips round?`,
    ),
    ladder(
      `Bunyi mana yang belum cocok dengan tulisannya?
      Baca suku kata demi suku kata. Bandingkan yang mirip.
      Baca cabang, lalu jabang. Mana yang tumbuh di batang?`,
      `Which sound does not match what is written yet?
      Read it syllable by syllable. Compare those that look alike.
      Read cabang, then jabang. Which one grows on a trunk?`,
    ),
  ],
  'letters-fvzqx': [
    ladder(
      `Bunyinya ditiup atau bergetar?
      Taruh tangan di leher. Rasakan apakah lehermu bergetar.
      Tahan bunyi awal fajar, lalu zona. Bunyi mana yang membuat lehermu bergetar?`,
      `Is the sound blown, or does it hum?
      Put a hand on your throat. Feel whether it hums.
      Say fajar, then zona. When does your throat hum?`,
    ),
    ladder(
      `Sudahkah kamu membaca nama itu sampai habis?
      Nama yang mirip hampir sama tulisannya. Bandingkan dari depan.
      Rex dan Rey, awalnya sama. Di mana bedanya?`,
      `Have you read that name to its end?
      Names that look alike are written nearly the same. Compare from the front.
      Rex and Rey begin alike. Where do they differ?`,
    ),
  ],
  'mirror-letters': [
    ladder(
      `Perut hurufnya di depan atau di belakang tongkatnya?
      Gambar hurufnya di udara. Tongkat dulu, atau perut dulu?
      Gambar awal kata badut di udara. Perutnya menghadap ke mana?`,
      `Is the belly before or behind its stick?
      Draw the letter with your finger. Is it the stick first, or the belly?
      Draw the start of badut with your finger. Which way does its belly look?`,
    ),
    ladder(
      `Tongkatnya naik atau turun?
      Lihat garisnya: yang naik dan yang turun lain bunyinya.
      Tulis pagar. Tongkat huruf pertamanya ke mana?`,
      `Does its stick go up or down?
      Look at the line: up and down have different sounds.
      Write pagar. Where does the stick of its first letter go?`,
    ),
  ],
  'sy-kh': [
    ladder(
      `Apakah ada bunyi yang ditulis dengan sepasang huruf?
      Dengar bunyi desis yang tebal. Itu bukan s saja.
      Ucapkan sarat, lalu syahdu. Awal mana yang lebih tebal?`,
      `Is there a sound that is written with a pair of letters?
      Listen for the thick hiss. That is not just an s.
      Say sarat, then syahdu. Which start is thicker?`,
    ),
    ladder(
      `Bunyinya dari tenggorokan, bukan?
      Bunyi tenggorokan ditulis dengan sepasang huruf yang tidak dipisah.
      Ucapkan khotbah. Sepasang huruf apa di awalnya?`,
      `Does the sound come from your throat?
      A sound of the throat is written with a pair that stays together.
      Say khotbah. Which pair of letters begins it?`,
    ),
  ],
  'consonant-clusters': [
    ladder(
      `Bunyi apa saja yang datang sebelum vokalnya?
      Ucapkan pelan tanpa menyelipkan e. Dengar tiap bunyinya.
      Ucapkan klip. Bunyi apa yang datang sebelum ip?`,
      `Which sounds come before the vowel?
      Say it slowly and do not slip in an e. Hear each of the sounds.
      Say klip. Which sounds come before ip?`,
    ),
    ladder(
      `Adakah bunyi yang hilang atau terselip?
      Tunjuk tiap huruf sambil mengucapkan katanya. Semua ikut berbunyi.
      Baca grup, lalu gerup. Mana yang ditulis orang?`,
      `Is a sound lost, or slipped in?
      Point to each letter while you say the word. All of them sound.
      Read grup, then gerup. Which one do people write?`,
    ),
  ],
  'sentence-marks': [
    ladder(
      `Bagaimana sebuah kalimat dimulai, dan bagaimana ia berhenti?
      Periksa awalnya, lalu nama-namanya, lalu ujungnya.
      Tulis: rina tertawa. Apa yang kurang di awal dan di ujung?`,
      `How does a sentence begin, and how does it stop?
      Check the start, then the names, then the end.
      Write: rina tertawa. What is missing at its start and its end?`,
    ),
    ladder(
      `Kata mana yang menyebut orang atau tempat?
      Nama berhuruf besar di mana pun letaknya. Kata biasa tidak.
      Tulis: paman rudi. Mana yang nama, mana yang kata biasa?`,
      `Which word names a person or a place?
      A name has a capital wherever it stands. Plain words have none.
      Write: paman rudi. Which one is a name, which a plain word?`,
    ),
  ],
};
