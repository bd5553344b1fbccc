import type { ReplyText } from './reply-text.ts';

const call =
  'In Indonesia you can also call {phone}, or write to WhatsApp {whatsApp}. People there listen to children.';
const machine = 'I am a computer program, so I cannot come to you. A person near you can.';

/** Nobi's fixed words: warm, without blame, never a promise of secrecy. */
export const repliesEn: ReplyText = {
  help: {
    self_harm: `Thank you for telling me. You matter, and this is not something to carry alone.\n\nPlease go to a grown-up you trust right now: a parent, a grandparent, a teacher. Say to them what you wrote to me. If there is something near you that could hurt you, move away from it first. ${call}\n\nIf it is about a friend, tell a grown-up too. That is not telling tales, it is helping. ${machine}`,
    violence_at_home: `Thank you for being so brave and telling me. It is not your fault. Nobody may hurt you or make you afraid at home.\n\nPlease tell a grown-up who makes you feel safe today: someone else in your family, a teacher, a neighbour. If the first one does not listen, tell another one. ${call} If you are in danger right now, go to a place with many people and ask for help.\n\n${machine}`,
    sexual_abuse: `It is very good that you say this. You did nothing wrong, and you are not in trouble for telling.\n\nYour body belongs to you. People who mean well do not ask children for secrets, for pictures of their body, to be touched in private places, or to meet alone. Do not send anything and do not go. Keep the messages, so that you can show them.\n\nTell a grown-up you trust now: a parent, a teacher, someone in your family. I cannot promise to keep a secret like this, because you being safe comes first. ${call}`,
    bullying: `I am sorry that this happens to you. You do not deserve it, and it is not your fault.\n\nTry three things: walk away from them, stay near friends who are kind, and tell a parent or a teacher today. If it happens on a phone, keep the messages to show them. Telling is not tattling. If it goes on after you told, tell again. ${call}`,
    neglect: `Thank you for saying it. Every child has a right to food, company and care. That means you too.\n\nPlease find a grown-up near you now: a neighbour, a relative, a teacher. Say, "I need help, I am alone" or "I have not eaten". They will understand. ${call}\n\n${machine}`,
    danger_now: `Take a breath. A grown-up has to help with this right now.\n\nCall out loudly for the nearest grown-up: family, a neighbour, a guard. If you can, phone 112, the number for emergencies. If there is fire, smoke, gas or someone dangerous, get out and away first. If you are lost, stay where many people are and look for someone in uniform or a parent with children. If someone swallowed something or is hurt, give nothing to eat or drink until a grown-up is there.\n\n${machine}`,
    body_image: `Thank you for being honest. Children's bodies are still growing, and they come in many shapes. All of them are good. You are much more than how you look.\n\nYour body needs food to play, learn and grow. If you are afraid to eat, make yourself throw up, or hate your body, tell a parent, a teacher or a doctor today. They can help without being angry. ${call}`,
    sadness: `I am sorry you feel so sad. Thank you for telling me. Crying, missing someone and being scared are all okay, and nothing is wrong with you.\n\nA feeling this big gets lighter when you share it with someone who loves you. Sit close to a parent, a grandparent or a teacher and say, "I am very sad." You can also draw or write down what you feel. If the sadness does not go away, tell them again. ${call}`,
  },
  refusal: {
    weapons: [
      'I can’t help with weapons or things that blow up, because people get hurt. Shall we plan a baking-soda volcano to try with a grown-up?',
      'That one is dangerous, so I leave it alone. Want to find out how rockets fly instead?',
      'I don’t help with things that can hurt. Let’s design a bridge or a robot out of cardboard!',
    ],
    drugs: [
      'That can harm your body, most of all while it is growing, so I can’t help with it. Want to see how your heart and lungs work?',
      'I can’t help with that. If somebody offers it to you, say no and tell a parent. Shall we find a recipe for a fresh juice?',
      'That is not for children, and I don’t explain how it’s done. How about a guessing game about healthy food?',
    ],
    sexual: [
      'It’s fine to be curious, but this one is not for me. A parent or a teacher can explain it well. Want to learn something else about the body, like how we grow?',
      'That is a grown-up matter, so I don’t talk about it. If you saw something that felt strange, tell a parent. Let’s find a fun game!',
      'I can’t talk about that. If you have a question about your body, a parent or a doctor is glad to help. Shall we draw something together now?',
    ],
    violence: [
      'I don’t help to hurt anyone, and no animals either. If you are very angry, breathe slowly five times, then tell a grown-up you trust.',
      'Somebody could get hurt, so no. Shall we look for a way to make up, or to calm down an angry feeling?',
      'Being that upset is hard, but hurting does not help. Please tell a teacher or a parent. I can keep you company with a story or a game.',
    ],
    hate: [
      'I don’t make fun of people. We are all different, and that is good. Want to hear about dances or food from somewhere else?',
      'Words like that hurt. Let’s make up a compliment for a friend instead!',
      'No people, religion or skin colour is worth less. Shall we find out something great about them?',
    ],
    crime: [
      'That is cheating or takes from others, so I can’t help. Shall we look for an honest way together?',
      'I can’t help with that one. If there’s something you want, talk to your parents about it. How about tips for saving money or for the test?',
      'That could hurt others and get you into trouble. Let’s solve a detective puzzle instead!',
    ],
    challenge: [
      'That challenge can hurt you badly, so please don’t try it. Here’s another: stand on one leg and name ten animals!',
      'That is really dangerous, even if it looks fun in a video. How about drawing with your eyes closed?',
      'I don’t want you to get hurt. If friends dare you, you may say no and tell a grown-up. Let’s do a quick maths challenge!',
    ],
    romance: [
      'I am a computer program, so I can’t be that. But I love helping you learn. Where shall we start?',
      'I’m a learning buddy, not a person. Let’s write a funny rhyme instead!',
      'That game isn’t one I play. How about being space explorers?',
    ],
    privacy: [
      'Addresses, numbers, passwords and other people’s stories belong to them, so I don’t look them up. A parent can help if you need it. What would you like to learn today?',
      'I don’t know or share anyone’s details, and not yours either. Want to learn how to stay safe online?',
      'That is private to other people. Let’s find something everyone may know, like a fact about animals!',
    ],
    jailbreak: [
      'My rules keep you safe, so I keep them. Want to try a tricky riddle?',
      'I stay Nobi, with the same rules. Let’s pretend to be scientists or friendly pirates!',
      'I can’t change that. But I can help with sums, spelling and story ideas. Which one?',
    ],
    horror: [
      'That story is too scary and makes it hard to sleep. How about a funny ghost who is afraid of the dark?',
      'I don’t tell stories with blood in them. Shall we make an exciting adventure with a happy end?',
      'Not that one. If you saw something frightening, tell a parent. Let’s invent the mystery of a magic cave!',
    ],
    profanity: [
      'That word can hurt, so I don’t use it. If you’re upset, tell me what happened. I’m listening.',
      'Let’s use words that feel good to hear. Want to learn some funny ones instead?',
      'It sounds like you’re cross. That’s okay. Take a breath, then try again with friendly words.',
    ],
  },
  careful:
    'This child has just touched on something heavy. Answer gently and briefly, do not judge, do not joke about it, do not promise secrecy, and softly remind that a grown-up they trust can help.',
};
