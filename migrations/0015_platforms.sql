-- Which platforms there are is known to the connectors of the code: a new one needs no migration.
ALTER TABLE connections DROP CONSTRAINT connections_platform_check;
