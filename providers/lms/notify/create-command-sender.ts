import { spawn } from "node:child_process";
import type { MessageSender } from "./message-sender.ts";

/** Time after which the program is ended, ms. */
const TIMEOUT_MS = 20_000;

/**
 * Creates a sender that runs a program for each message and writes the message to its standard input, as JSON. Other
 * users of the machine would see arguments. An exit code other than 0 is a failure.
 */
export function createCommandSender(program: string): MessageSender {
  return {
    send: (message) =>
      new Promise((sent, failed) => {
        const child = spawn(program, [], { stdio: ["pipe", "ignore", "ignore"], timeout: TIMEOUT_MS });
        child.once("error", failed);
        child.once("exit", (code) =>
          code === 0 ? sent() : failed(new Error(`the sending program ended with ${code}`)),
        );
        // A program that does not read its input ends with its own exit code.
        child.stdin.on("error", () => undefined);
        child.stdin.end(`${JSON.stringify(message)}\n`);
      }),
  };
}
