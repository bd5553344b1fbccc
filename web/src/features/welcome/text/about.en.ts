export const about = {
  title: 'About us – Nobi',
  description:
    'Why we make Nobi: learning through games, kind feedback, room to create, each child’s own pace, and a clear view for parents.',
  heading: 'About us',
  otherLanguage: 'Baca dalam bahasa Indonesia',
  intro: 'Nobi is a place where children play, wonder and make things, and grow while doing so.',
  sections: [
    {
      id: 'why',
      heading: 'Why we make Nobi',
      paragraphs: [
        'Children are on screens already. Much of what they meet there was built to keep them watching: one more video, one more level, one more advertisement.',
        'We wanted a screen that gives something back. Small games that each practise one idea well, words a parent can stand behind, and an end that comes on time. Families pay a plain price, so nobody else has to.',
      ],
    },
    {
      id: 'vision',
      heading: 'Our vision: learning through games',
      paragraphs: [
        'A good game asks a real question and lets a child try. In ours, the learning is the move itself: a bridge holds because the planks make ten, a robot gets home because its steps are in order.',
        'We want every child in Indonesia to meet mathematics, English, coding and reading as something to play with, long before it becomes something to fear.',
      ],
    },
    {
      id: 'feedback',
      heading: 'Interactive AI feedback',
      paragraphs: [
        'Nobi, our star tarsier, answers questions, gives hints step by step and asks back. Nobi praises the strategy a child tried, never a talent, and a wrong try earns a look at what happened instead of a red cross.',
        'Nobi is a computer program and says so. The built-in Nobi works inside our own product. An outside AI model may answer only after the account holder has allowed it. For worries that need a person, Nobi sends the child to a grown-up.',
      ],
    },
    {
      id: 'creativity',
      heading: 'Creative exploration',
      paragraphs: [
        'Besides the games there is a creative corner without scores: drawing, music, stories. There is no right answer to find, only techniques to try, and a child’s work stays the child’s own.',
      ],
    },
    {
      id: 'pace',
      heading: 'At the child’s own pace',
      paragraphs: [
        'Activities become a little harder when things go well and step back when they do not, with a picture, a smaller number or a worked example. Nothing is lost by resting: no streaks, no rankings, no countdowns.',
      ],
    },
    {
      id: 'parents',
      heading: 'What parents can follow',
      paragraphs: [
        'The account belongs to you, the adult. In the parents’ room, behind a PIN, each child has a learning report: what they can do alone, what with help, what is still hard, and one thing to do together in five minutes. Every number opens down to the answers behind it. Where too little was seen, it says “Not enough seen yet”.',
        'Here is what we do not offer: no location, no camera, no secret recording, and no comparison with other children. Your child is told what you can see. Talk about it yourself, too; trust grows better in the open.',
      ],
    },
  ],
  close: 'Questions or ideas? After logging in, write to us from the Support page.',
};
