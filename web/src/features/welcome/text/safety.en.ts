export const safety = {
  title: 'How Nobi protects children',
  description:
    'For which ages Nobi is, what we keep of a child and what we do not, how a parent sees and stops it, and how to reach us.',
  heading: 'How Nobi protects children',
  intro:
    'For parents and guardians, in plain words. An adult opens the account, allows what is kept, and can stop it at any time.',
  sections: [
    {
      id: 'ages',
      heading: 'For which ages',
      points: [
        'Nobi is made for children from 4 to 12. We take no child under 3, and none over 15.',
        'The law groups children by years: 3–5, 6–9, 10–12 and 13–15. The parents’ room shows the group of each child, worked out from month and year of birth. We ask for no documents.',
        'Each game, course and tool names the ages that it is made for, and their groups under the law; the youngest is its minimum age.',
      ],
    },
    {
      id: 'kept',
      heading: 'What we keep of a child',
      points: [
        'A name for home, a drawn animal, month and year of birth, class and time zone; none of them is required at first.',
        'What is played and how it goes, progress and works, so that a child finds everything again.',
        'Each single answer for 24 months. After that only the summary stays: what the child can do and what is still being learned.',
        'Chats with Nobi, without the personal data that we recognise, for 90 days.',
      ],
    },
    {
      id: 'not-kept',
      heading: 'What we do not keep and do not do',
      points: [
        'No full name, no birthday, no photo, no school, no place. We never store sound. If you allow it, recordings of your child’s voice stay on the child’s device alone.',
        'No advertising, no trackers, no sale of data, no ranking of children.',
        'No contact between children and none with strangers; nothing of a child is public.',
        'No streaks, no random rewards, no endless lists, and no prices inside what children play.',
      ],
    },
    {
      id: 'adult',
      heading: 'What a parent sees, decides and stops',
      points: [
        'The parents’ room opens with a PIN of six digits. It shows the learning report, children, play time, chats with Nobi and what it flagged, devices and payments.',
        'Under “What you allow” each purpose stands by itself, with its words and its date. Withdrawing consent for a child stops everything at once and erases that child’s data; payments stay in our books.',
        'An outside AI model never answers unless you allow it.',
        'There you also download everything, and erase the account.',
      ],
    },
    {
      id: 'tell',
      heading: 'How to tell us',
      points: [
        'Each game, course, tool, list and answer of Nobi has a “Report” button: a child chooses a picture without having to read, and a person looks into it.',
        'Something frightens, hurts or is wrong? Write to us from the Support page; a person reads it.',
        'A child in danger needs people nearby first: call 129 (SAPA, the ministry’s line for women and children) or 112.',
        'Should data ever get into the wrong hands, we write to the families concerned and to the authority within 3 × 24 hours.',
      ],
    },
  ],
  support: 'Write to us',
  terms: 'Terms and conditions',
};
