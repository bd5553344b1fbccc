/** What Zib and Kira write to each other, in English in both interfaces. */
export const tales: Readonly<Record<string, string>> = {
  'zib-hello': 'Hello! I am Zib. My moon is empty. What is on your world?',
  'kira-hello': 'Hello, Zib! I am Kira. I am happy. You are my friend.',
  'zib-family': 'What is a family? Is it big? Is it green?',
  'zib-house': 'What is in a house? I am in a hole.',
  'zib-day': 'What is a day? Here the sun never sets.',
  'zib-food': 'I eat stones. What do you eat?',
  'zib-clothes': 'It is cold here! What are you wearing?',
  'zib-town': 'Where is your school? Oyen is missing? Oh no!',
  'zib-animals': 'Is Oyen a bird? Can Oyen fly to the moon?',
  'zib-school': 'What is in your bag? Is it a bag of stones?',
  'zib-now': 'I can see you in my telescope! What are you doing?',
  'zib-letter': 'I have a rocket now. When can I visit you?',
  'zib-thanks': 'Thank you! My moon is full of your words.',
};
