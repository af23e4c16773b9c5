ALTER TABLE "reservation" ADD COLUMN "ignores_closed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Whoever takes a host's time and whoever closes it meet: `closeTime` takes the same lock exclusively.
-- What is closed is looked up after the lock, so it is what stands then, whatever the taker had read.
-- A row that would stand in closed time is left out, as one that loses a race is.
CREATE FUNCTION "reservation_meets_closed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(NEW.host_id::text, 1));
  IF NOT NEW.ignores_closed AND EXISTS (
    SELECT FROM busy_time
    WHERE company_id = NEW.company_id AND host_id = NEW.host_id
      AND ends_at > lower(NEW.during) AND starts_at < upper(NEW.during)
  ) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reservation_meets_closed" BEFORE INSERT ON "reservation"
  FOR EACH ROW WHEN (NEW.host_id IS NOT NULL) EXECUTE FUNCTION "reservation_meets_closed"();
