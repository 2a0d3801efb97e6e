import { accessibilityFactsOf } from "#domain/configuration/accessibility-facts.ts";
import { fail, succeed, warsawDateAt } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import {
  accessibilityAnswerDue,
  type AccessibilityComplaint,
  type AccessibilityComplaintRefusal,
  type AccessibilityComplaintsPort,
  type AccessibilityReceipt,
} from "#domain/support/index.ts";
import { Script } from "./script.ts";

type Answer = Result<AccessibilityReceipt, AccessibilityComplaintRefusal | TransportFailure>;

export interface FakeAccessibilityComplaints extends AccessibilityComplaintsPort {
  readonly script: Script<"register">;
  /** Registered complaints, each once. */
  readonly registered: readonly AccessibilityComplaint[];
  /** Applies the next complaint and loses its response. */
  loseAnswer(): void;
}

/** Complaints about accessibility in memory. */
export function fakeAccessibilityComplaints(now: () => number = () => 1_790_000_000_000): FakeAccessibilityComplaints {
  const script = new Script<"register">();
  const registered: AccessibilityComplaint[] = [];
  const receipts = new Map<string, AccessibilityReceipt>();
  const keys = new Map<string, string>();
  let isLost = false;

  function answer({ idempotencyKey, ...complaint }: Parameters<AccessibilityComplaintsPort["register"]>[0]): Answer {
    const content = JSON.stringify(complaint);
    if ((keys.get(idempotencyKey) ?? content) !== content) return fail({ kind: "http", status: 400 });
    keys.set(idempotencyKey, content);
    const { name, subject, requirement, demand } = complaint;
    if ([name, subject, requirement, demand].some((text) => text.trim() === ""))
      return fail({ kind: "accessibility-complaint-refused", code: "missing-data" });
    const receipt = receipts.get(content) ?? {
      number: `ZG/2026/${5_000 + receipts.size}`,
      receivedAt: now(),
      answerBy: accessibilityAnswerDue(warsawDateAt(now()), accessibilityFactsOf().answerDays),
    };
    if (!receipts.has(content)) registered.push(complaint);
    receipts.set(content, receipt);
    if (!isLost) return succeed(receipt);
    isLost = false;
    return fail({ kind: "timeout" });
  }

  return {
    script,
    registered,
    loseAnswer() {
      isLost = true;
    },
    register: (complaint) => script.answer("register", () => answer(complaint)),
  };
}
