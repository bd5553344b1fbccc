export const welcome = {
  title: 'Nobi – play, learn and create, ages 4 to 12',
  description:
    'Games, courses and creative tools for children aged 4 to 12, with Nobi the curious tarsier. No ads, no trackers. From Rp 15,000 a month.',
  skip: 'Skip to the content',
  navigation: 'Main',
  about: { first: 'About', rest: 'us' },
  register: 'Register',
  logIn: 'Log in',
  backToPlay: 'Back to play',
  headline: { plain: 'Play for fun,', bright: 'learn for life!' },
  lead: 'Games, courses and a creative corner for children aged 4–12. With Nobi, the star tarsier who loves to ask “why?”',
  claim: 'Claim Promo',
  processing: 'Processing...',
  promo: 'Promo: 7 extra days with your first payment.',
  claimed: 'Promo berhasil diambil!',
  continueToRegister: 'Continue to registration',
  peek: 'Peek inside',
  film: {
    heading: 'This is how it plays',
    words: 'Real play, recorded without sound: a child picks planks until the bridge fits exactly.',
    alt: 'The screen of Bridge of Ten: Nobi waits at the edge, and a plank is picked so that the bridge is exactly five.',
  },
  samples: {
    heading: 'Try a game first, no account:',
    ages: { '4-6': 'Ages 4–6', '7-10': 'Ages 7–10' },
    spoken: { '4-6': 'Try Bridge of Ten:', '7-10': 'Try the Martabak Stall:' },
    close: 'Close the game',
    sound: 'Sound',
    opening: 'Opening the game…',
    end: {
      heading: 'That was fun!',
      words:
        'For grown-ups: with an account and a plan your child goes on right from here. Without them all of it is gone once this tab is closed.',
      premium: 'This game is part of Premium.',
      save: 'Save the progress',
      back: 'Back to the front page',
    },
    problem: 'The game cannot be opened just now. Please try again in a moment.',
    again: 'Try again',
  },
  facts: {
    math: 'Math',
    english: 'English',
    coding: 'Coding',
    spelling: 'Reading & spelling',
  },
  posterAlt: `Poster: Nobi the star tarsier flies a batik kite across a night sky. “First Month Promo. Let’s fly high with Nobi!” From Rp 15,000/month, Premium Rp 120,000/year, ad-free.`,
  calm: { pause: 'Pause the movement', resume: 'Resume the movement' },
  worlds: {
    heading: 'Four worlds to explore',
    lead: 'Every activity practises one thing that matters and keeps to your child’s pace.',
    math: {
      name: 'Math',
      title: 'Numbers you can touch',
      words: 'Build bridges that fit exactly, and feel what ten is made of.',
    },
    english: {
      name: 'English',
      title: 'Listen, look, say',
      words: 'New words live in a scene, not on a list, so they stay.',
    },
    coding: {
      name: 'Coding',
      title: 'Plan, try, repair',
      words: 'Lay out the steps, press go, and find the step to change.',
    },
    spelling: {
      name: 'Reading & spelling',
      title: 'From sound to word',
      words: 'Syllables join into words that your child hears at once.',
    },
  },
  nobi: {
    heading: 'Hello, I’m Nobi!',
    words:
      'A little tarsier from Sulawesi, with big eyes because everything is interesting. Nobi gives hints step by step, asks back, and knows when to fetch a grown-up.',
    safe: 'The built-in Nobi thinks inside our own product: nothing your child writes leaves it. An outside AI model may answer only after you, the grown-up, have allowed it.',
    moods: { happy: 'Glad', cheer: 'Proud', think: 'Thinking', wow: 'Amazed', sleepy: 'Resting' },
    child: 'You',
    question: 'Why is the sky dark at night?',
    answer:
      'Because our side of the Earth has turned away from the Sun. Turn a ball near a lamp: which side is dark?',
  },
  steps: {
    heading: 'How it works',
    list: [
      {
        title: 'You make an account',
        words: 'A name, your email and your WhatsApp number. You are the account holder.',
      },
      {
        title: 'You choose a plan',
        words:
          'You pay through a payment partner. Each payment covers one period and never renews by itself.',
      },
      {
        title: 'Your child plays',
        words: 'In the browser, nothing to install. Every activity has a calm end.',
      },
    ],
  },
  plans: {
    heading: 'Two plans, clear prices',
    lead: 'There is no free access, and no hidden cost.',
    regular: { name: 'Regular', per: '/month', words: 'Limited access: a part of every world.' },
    premium: {
      name: 'Premium',
      per: '/year',
      words: 'Full access to all games and courses.',
    },
    terms: 'Read the terms',
  },
  who: {
    heading: 'Who stands behind Nobi',
    words: 'Nobi is run by a company that you can look up, write to and visit.',
    details: {
      name: 'Company',
      address: 'Address',
      registration: 'Registration',
      email: 'Email',
      whatsapp: 'WhatsApp',
    },
    ends: {
      heading: 'If Nobi should ever end',
      list: [
        'You hear of it by email at least 90 days before.',
        'What is left of the time you paid for is paid back, day by day, without your asking.',
        'Until the last day you can download your child’s works and learning record. Then we delete everything.',
      ],
    },
  },
  promises: {
    heading: 'What you will not find here',
    list: [
      {
        title: 'Ads and trackers',
        words: 'No advertising, no tracking cookies, no trackers from anywhere.',
      },
      { title: 'Pressure', words: 'No streaks to lose, no rankings, no countdowns.' },
      { title: 'Red crosses', words: 'A wrong try is information. Nobi shows where to look.' },
      { title: 'Tricks to keep them playing', words: 'Leaving is one tap, and Nobi never begs.' },
    ],
  },
};
