import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { compareSync } from "bcryptjs";
import { isBcryptQuestion, type BcryptAnswer } from "./bcrypt-question.ts";

/** Priority below that of the calls: they get a core first when all are busy. */
const PRIORITY = 5;

// Linux sets the priority of the calling thread; other systems set that of the whole process.
if (process.platform === "linux") setPriority(PRIORITY);

// Thread of `BcryptThreads`: compares one PIN at a time, and answers in the order of the questions.
parentPort?.on("message", (question: unknown) => {
  if (!isBcryptQuestion(question)) throw new TypeError("the message is no question");
  const answer: BcryptAnswer = { isSame: compareSync(question.typed, question.hash) };
  parentPort?.postMessage(answer);
});
