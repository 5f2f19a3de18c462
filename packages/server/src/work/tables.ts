/**
 * The lab's tables in a database. A run is what someone asked for; its tasks are what is played, sent to workers
 * once; its batches are the results, each once, no matter who has played it and how often. Results are texts and
 * bytes as they were made: `jsonb` would reorder their keys.
 */
export const LAB_TABLES = `
CREATE TABLE fray.lab_runs (
  run text PRIMARY KEY,
  kind text NOT NULL,
  title text NOT NULL,
  ruleset text NOT NULL,
  build text NOT NULL,
  made_by text NOT NULL,
  command text NOT NULL,
  heading text NOT NULL,
  priority integer NOT NULL,
  state text NOT NULL DEFAULT 'running',
  begun timestamptz NOT NULL DEFAULT now(),
  seen timestamptz NOT NULL DEFAULT now(),
  ended timestamptz,
  played bigint NOT NULL DEFAULT 0,
  wanted bigint NOT NULL DEFAULT 0,
  batches bigint NOT NULL DEFAULT 0,
  again bigint NOT NULL DEFAULT 0,
  seconds double precision NOT NULL DEFAULT 0,
  problem text,
  result text
);
CREATE TABLE fray.lab_tasks (
  run text NOT NULL REFERENCES fray.lab_runs ON DELETE CASCADE,
  task integer NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (run, task)
);
CREATE TABLE fray.lab_batches (
  run text NOT NULL REFERENCES fray.lab_runs ON DELETE CASCADE,
  batch integer NOT NULL,
  worker text NOT NULL,
  seconds double precision NOT NULL,
  body bytea,
  problem text,
  PRIMARY KEY (run, batch)
);
CREATE TABLE fray.lab_workers (
  worker text PRIMARY KEY,
  name text NOT NULL,
  made_by text NOT NULL,
  builds text[] NOT NULL,
  threads integer NOT NULL,
  begun timestamptz NOT NULL DEFAULT now(),
  seen timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE fray.lab_totals (
  what text PRIMARY KEY,
  value double precision NOT NULL DEFAULT 0
);
INSERT INTO fray.lab_totals (what) VALUES ('done'), ('failed'), ('again'), ('seconds')`

/**
 * The owners of runs requested over HTTP, their progress in their own form, and whether someone has asked them to
 * stop.
 */
export const LAB_OWNERS = `
ALTER TABLE fray.lab_runs
  ADD COLUMN owner text COLLATE "C",
  ADD COLUMN progress text,
  ADD COLUMN stopping boolean NOT NULL DEFAULT false;
CREATE INDEX lab_runs_owner ON fray.lab_runs (owner, begun) WHERE owner IS NOT NULL`
