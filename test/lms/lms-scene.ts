import { insertDemoCustomers } from "#lms/demo/insert-demo-customers.ts";
import { OPEN_POLICY, type LoginPolicy } from "#lms/login/login-policy.ts";
import { startLms, type RunningLms } from "#lms/start-lms.ts";
import { ServiceClient } from "#test/sandbox/service-client.ts";
import { openSceneDatabase, type SceneDatabase } from "./scene-database.ts";

/** Provider over a database with the customers of the demo, as the role with the documented rights. */
export interface LmsScene {
  readonly database: SceneDatabase;
  /** Time of the provider, ms. */
  now: number;
  /** Rules about who may log in, of the processes that start after a change. */
  policy: LoginPolicy;
  /** Starts another process over the same database, as far as its state is concerned. */
  startAnother(): Promise<ServiceClient>;
  client(): ServiceClient;
  /** Runs `work` with the rights of the owner of the database. */
  asOwner<Value>(work: () => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

/** Saturday, noon in Warsaw. */
export const SCENE_NOW = Date.parse("2026-11-28T11:00:00Z");

const clientOf = ({ service }: RunningLms): ServiceClient => new ServiceClient(service.replace(/\/service$/, ""), "");

export async function openLmsScene(): Promise<LmsScene> {
  const database = await openSceneDatabase(async (owner) => void (await insertDemoCustomers(owner, SCENE_NOW)));
  const running: RunningLms[] = [];
  const start = async (): Promise<ServiceClient> => {
    const options = { database, port: 0, policy: scene.policy, now: () => scene.now, log: () => undefined };
    const started = await startLms(options);
    running.push(started);
    return clientOf(started);
  };
  const scene: LmsScene = {
    database,
    now: SCENE_NOW,
    policy: OPEN_POLICY,
    startAnother: start,
    client: () => {
      const [first] = running;
      if (first === undefined) throw new Error("the provider has not started");
      return clientOf(first);
    },
    asOwner: (work) => database.asOwner(work),
    close: async () => {
      for (const started of running) await started.close();
      await database.close();
    },
  };
  await start();
  return scene;
}
